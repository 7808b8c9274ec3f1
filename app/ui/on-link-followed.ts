/**
 * Calls when the router has taken a link. What waits for a pause in the typing to change the address would call back
 * whoever is on the way; the router's own state is known only once it is drawn, which on a busy phone is too late.
 */
export function onLinkFollowed(call: () => void): () => void {
  const listen = ({ defaultPrevented, target }: MouseEvent) => {
    if (defaultPrevented && (target as Element).closest('a')) call()
  }
  window.addEventListener('click', listen)
  return () => window.removeEventListener('click', listen)
}
