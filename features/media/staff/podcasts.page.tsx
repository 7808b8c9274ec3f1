/** Being written. */
export default function PodcastsPage() {
  return null
}
