/** Being written. */
export default function RssPage() {
  return null
}
