/** Being written. */
export default function ArticleEditorPage() {
  return null
}
