/** Being written. */
export default function VehiclesPage() {
  return null
}
