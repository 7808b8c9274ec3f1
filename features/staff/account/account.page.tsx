/** Being written. */
export default function AccountPage() {
  return null
}
