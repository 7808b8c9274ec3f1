/** Being written. */
export default function ArticlesPage() {
  return null
}
