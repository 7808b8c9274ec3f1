/** Being written. */
export default function ReviewsPage() {
  return null
}
