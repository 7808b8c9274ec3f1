export function loader(): Response {
  return new Response('', { status: 404 })
}
