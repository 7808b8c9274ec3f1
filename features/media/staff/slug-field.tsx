import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { articlePath } from '../article-path.ts'
import { articleStaffMessages } from './article-messages.ts'
import type { ArticleFormValues } from './media-form-values.ts'
import { nextSlug } from './slug.ts'

/** An address that visitors may know is never changed by a title; any other follows it while nobody wrote one by hand. */
function useSlugFollowsTitle(isFree: boolean): void {
  const { control, getValues, setValue, formState } = useFormContext<ArticleFormValues>()
  const { isSubmitted } = formState
  const title = useWatch({ control, name: 'title' })
  const titleBefore = useRef(title)
  useEffect(() => {
    const before = titleBefore.current
    titleBefore.current = title
    if (!isFree || before === title) return
    const slug = getValues('slug')
    const next = nextSlug({ slug, title, titleBefore: before })
    if (next !== slug) setValue('slug', next, { shouldDirty: true, shouldValidate: isSubmitted })
  }, [title, isFree, isSubmitted, getValues, setValue])
}

/** `live` is the address that visitors know now; null before it is out. */
export function SlugField({ live }: { live: string | null }) {
  const { head: words } = useMessages(articleStaffMessages)
  const { publicUrl } = useSite()
  const { control } = useFormContext<ArticleFormValues>()
  const slug = useWatch({ control, name: 'slug' })
  useSlugFollowsTitle(live === null)
  const hint = (
    <>
      <span className="slug__whole">{publicUrl + articlePath(slug.trim() || '…')}</span>
      {live !== null && slug.trim() !== live ? (
        <b className="slug__moves" role="status">
          {words.slugMoves(articlePath(live))}
        </b>
      ) : (
        live === null && <span>{words.slugHint}</span>
      )}
    </>
  )
  return (
    <FormField<ArticleFormValues> name="slug" hint={hint} isWide>
      {(control) => <input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={120} />}
    </FormField>
  )
}
