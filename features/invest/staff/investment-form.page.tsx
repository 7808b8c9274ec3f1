/** Being written. */
export default function InvestmentFormPage() {
  return null
}
