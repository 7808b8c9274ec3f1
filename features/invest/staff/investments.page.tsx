/** Being written. */
export default function InvestmentsPage() {
  return null
}
