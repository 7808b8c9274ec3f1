import type { Role } from '#common/permissions.ts'

const roles: Record<Role, { name: string; does: string }> = {
  admin: { name: 'Administrator', does: 'Everything, including these accounts.' },
  editor: { name: 'Editor', does: 'Writes and publishes content; does not read enquiries.' },
  agent: { name: 'Agent', does: 'Reads and answers enquiries and bookings; does not change content.' },
  client: { name: 'Client', does: 'Cannot sign in to the staff area.' },
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const en = {
  staff: {
    search: 'Search names and addresses',
    role: 'Role',
    roles,
    add: 'Add an account',
    addTitle: 'Add an account',
    addSubmit: 'Add the account',
    edit: 'Edit',
    editTitle: 'Edit the account',
    access: 'Access',
    own: 'Your account',
    you: 'You',
    off: 'Off',
    secondFactor: 'Second factor',
    username: 'Username',
    usernameHint: 'For signing in. It cannot be changed later.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    isActive: 'May sign in',
    state: 'State',
    ownRole: 'Your own role and access can only be changed by another administrator.',
    added: 'The account is added',
    saved: 'The account is saved',
    empty: { title: 'No accounts', hint: 'Accounts of the people of the house appear here.' },
    signedIn: (n: number) => (n === 0 ? 'Signed in nowhere' : `Signed in on ${count(n, 'device', 'devices')}`),
  },

  access: {
    title: (username: string) => `Access of ${username}`,
    close: 'Close',
    password: 'Password',
    passwordText:
      'For somebody who forgot theirs. A new one is made and shown to you once; the passkeys are removed and every session ends.',
    reset: 'Make a new password',
    sessions: 'Sessions',
    sessionsText: (n: number) =>
      n === 0 ? 'Signed in nowhere at the moment.' : `Signed in on ${count(n, 'device', 'devices')} at the moment.`,
    endSessions: 'End all sessions',
    sessionsEnded: (n: number) => `${count(n, 'session', 'sessions')} ended`,
    factor: 'Second factor',
    factorText: (hasApp: boolean, keys: number) =>
      `${[hasApp && 'Authenticator app', keys > 0 && count(keys, 'passkey', 'passkeys')].filter(Boolean).join(', ') || 'None is set up'}.`,
    factorRemoveText:
      'For a lost phone. App, recovery codes and passkeys go, and every session ends; the password stays.',
    removeFactor: 'Remove the second factor',
    factorRemoved: 'The second factor is removed',
    account: 'Account',
    onText: 'May sign in. Switched off, it keeps its name and its history, and opens nothing.',
    offText: 'Switched off: it opens nothing.',
    switchOff: 'Switch off',
    switchOn: 'Switch on',
    switchedOff: 'Switched off',
    switchedOn: 'Switched on',
    remove: 'Delete the account',
    removeTitle: (username: string) => `Delete the account of ${username}?`,
    removeText: 'This cannot be undone. What this person did stays in the audit trail under their name.',
    removeAct: 'Delete the account',
    keep: 'Keep it',
    removed: 'The account is deleted',
    confirmReset: (username: string) => `Make a new password for ${username}?`,
    confirmResetText:
      'The present one stops working, the passkeys of this account are removed, and every session ends.',
    confirmFactor: (username: string) => `Remove the second factor of ${username}?`,
  },

  once: {
    title: (username: string) => `Password of ${username}`,
    text: 'Shown this once. Hand it over in person or by telephone; it should be changed after the first sign-in.',
    done: 'I have handed it over',
  },
}

export type StaffAccountMessages = typeof en
