import { type MetaArgs, useParams } from 'react-router'
import { staffMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useRecord } from '#platform/staff-kit/use-record.ts'
import { useMessages } from '#ui/page/site.ts'
import type { PublicArticle } from '../article.public.ts'
import { ArticleForm } from './article-form.tsx'
import { articleStaffMessages } from './article-messages.ts'
import { ARTICLES_TAB, ARTICLES_URL, useArticleWords } from './editor-requests.ts'
import { EditorFrame, Loaded } from './editor-states.tsx'

export function meta({ matches, params }: MetaArgs) {
  return staffMeta(matches, (locale) => articleStaffMessages[locale][params.id ? 'edit' : 'new'])
}

function EditArticle({ id }: { id: string }) {
  const { notFound } = useMessages(articleStaffMessages)
  const query = useRecord<PublicArticle>(`${ARTICLES_URL}/${encodeURIComponent(id)}`)
  const offers = useArticleWords()
  return (
    <Loaded query={query} missing={notFound} back={ARTICLES_TAB}>
      {(article) => <ArticleForm article={article} offers={offers} />}
    </Loaded>
  )
}

function NewArticle() {
  return <ArticleForm article={null} offers={useArticleWords()} />
}

export default function ArticleEditorPage() {
  const words = useMessages(articleStaffMessages)
  const { id } = useParams()
  return (
    <EditorFrame
      title={id ? words.edit : words.new}
      needs="article:write"
      back={{ to: ARTICLES_TAB, label: words.all }}
    >
      {id ? <EditArticle key={id} id={id} /> : <NewArticle />}
    </EditorFrame>
  )
}
