interface Named {
  firstName: string | null
  lastName: string | null
}

/** What visitors are told of somebody: the name that they gave, and never the one that they sign in with. */
export function nameForVisitors({ firstName, lastName }: Named): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null
}

/** What colleagues call somebody: the name where they gave one. */
export function staffName(user: Named & { username: string }): string {
  return nameForVisitors(user) ?? user.username
}
