export default function ComingPage() {
  return <h1 />
}
