/** What colleagues call somebody: the name where they gave one. */
export function staffName(user: { firstName: string | null; lastName: string | null; username: string }): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username
}
