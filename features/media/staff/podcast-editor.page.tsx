/** Being written. */
export default function PodcastEditorPage() {
  return null
}
