/** Being written. */
export default function StaffAccountsPage() {
  return null
}
