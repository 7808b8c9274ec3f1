/** Being written. */
export default function AuditPage() {
  return null
}
