/** Being written. */
export default function MediaPartnersPage() {
  return null
}
