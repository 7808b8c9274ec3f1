import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PictureField } from '#platform/pictures/staff/picture-field.tsx'
import { WordsField } from '#platform/staff-kit/fields/words-field.tsx'
import { AreaField, BothLanguages, SelectField, TextField } from '#platform/staff-kit/fields.tsx'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { FormPart, StaffForm } from '#platform/staff-kit/staff-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useSaveRecord } from '#platform/staff-kit/use-record.ts'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { useMessages } from '#ui/page/site.ts'
import type { PublicArticle } from '../article.public.ts'
import { ARTICLE_CATEGORIES, type ArticleInput } from '../article.schema.ts'
import { mediaMessages } from '../messages.ts'
import { publicationState } from '../publication.ts'
import { articleStaffMessages } from './article-messages.ts'
import { ArticlePreview } from './article-preview.tsx'
import { BeginFromTemplate } from './begin-from-template.tsx'
import { ARTICLES_TAB, ARTICLES_URL, type ArticleWords } from './editor-requests.ts'
import { useSaySaved, useSubmitWords } from './editor-states.tsx'
import { MarkdownField } from './markdown/markdown-field.tsx'
import { type ArticleFormValues, articleForm } from './media-form-values.ts'
import { PublishFields } from './publish-fields.tsx'
import { SearchPreview } from './search-preview.tsx'
import { SlugField } from './slug-field.tsx'

interface Props {
  /** Null: a new one. */
  article: PublicArticle | null
  /** Offered while typing. */
  offers: ArticleWords
}

type Values = ArticleFormValues

function AboutFields({ article, offers }: Props) {
  const { about: words } = useMessages(articleStaffMessages)
  const { categories } = useMessages(mediaMessages)
  return (
    <FormPart heading="h3" title={words.part}>
      <FormField<Values> name="author">
        {(control) => (
          <>
            <input {...control} autoComplete="off" list="known-authors" />
            <datalist id="known-authors">
              {offers.authors.map((author) => (
                <option key={author} value={author} />
              ))}
            </datalist>
          </>
        )}
      </FormField>
      <SelectField<Values>
        name="category"
        placeholder={words.chooseCategory}
        options={ARTICLE_CATEGORIES.map((value) => ({ value, label: categories[value] ?? value }))}
      />
      <WordsField<Values> name="tags" isOptional suggestions={offers.tags} />
      <PictureField<Values>
        name="featuredImage"
        label={words.picture}
        hint={words.pictureHint}
        isOptional
        known={article?.picture ?? null}
      />
      <TextField<Values> name="sourceName" hint={words.sourceHint} isOptional />
      <TextField<Values> name="sourceUrl" type="url" hint={words.sourceUrlHint} isOptional />
    </FormPart>
  )
}

function MetaFields() {
  const { meta: words } = useMessages(articleStaffMessages)
  return (
    <FormPart heading="h3" title={words.part} hint={words.partHint}>
      <TextField<Values> name="metaTitle" label={words.title} hint={words.emptyTitle} lang="en" isOptional />
      <TextField<Values> name="metaTitleFr" label={words.titleFr} hint={words.emptyTitle} lang="fr" isOptional />
      <AreaField<Values>
        name="metaDescription"
        rows={3}
        label={words.description}
        hint={words.emptyDescription}
        lang="en"
        isOptional
      />
      <AreaField<Values>
        name="metaDescriptionFr"
        rows={3}
        label={words.descriptionFr}
        hint={words.emptyDescription}
        lang="fr"
        isOptional
      />
      <SearchPreview locale="en" />
      <SearchPreview locale="fr" />
    </FormPart>
  )
}

/** One form for a new article and for one that is changed. */
export function ArticleForm({ article, offers }: Props) {
  const words = useMessages(articleStaffMessages)
  const { backToList } = useMessages(kitMessages)
  const navigate = useNavigate()
  const [previewed, setPreviewed] = useState<Values | null>(null)
  const id = article?.id ?? 'new'

  const saySaved = useSaySaved(words.saved)
  const form = useStaffForm<Values, ArticleInput, PublicArticle>({
    schema: articleForm.schema,
    initial: article ? articleForm.toValues(article) : articleForm.empty({ release: 'draft' }),
    draft: { entity: 'article', id },
    version: article?.updatedAt ?? null,
    save: useSaveRecord({ url: ARTICLES_URL, id, listUrl: ARTICLES_URL }),
    onSaved(saved) {
      saySaved(saved)
      navigate(ARTICLES_TAB)
    },
    async reload() {
      const stored = await callApi<PublicArticle>(`${ARTICLES_URL}/${id}`)
      return { values: articleForm.toValues(stored), version: stored.updatedAt }
    },
  })
  const submit = useSubmitWords(form.form.control as never, article)
  const { head, text } = words
  return (
    <>
      <StaffForm
        form={form}
        words={submit}
        aside={
          <>
            <button type="button" className="btn btn--line" onClick={() => setPreviewed(form.form.getValues())}>
              {words.preview.open}
            </button>
            <StaffLink className="text-link" to={ARTICLES_TAB}>
              {backToList}
            </StaffLink>
          </>
        }
      >
        {article === null && <BeginFromTemplate />}
        <FormPart heading="h3" title={head.part}>
          <BothLanguages<Values> name="title" nameFr="titleFr" />
          <SlugField live={article && publicationState(article) === 'published' ? article.slug : null} />
          <BothLanguages<Values> name="excerpt" nameFr="excerptFr" kind="text" rows={4} isOptional />
        </FormPart>
        <section className="part part--wide">
          <h2>{text.part}</h2>
          <MarkdownField<Values> name="content" locale="en" />
          <MarkdownField<Values> name="contentFr" locale="fr" hint={text.contentFrHint} isOptional />
        </section>
        <AboutFields article={article} offers={offers} />
        <PublishFields stored={article} />
        <MetaFields />
      </StaffForm>
      {previewed && (
        <ArticlePreview values={previewed} cover={article?.picture ?? null} onClose={() => setPreviewed(null)} />
      )}
    </>
  )
}
