/** The first account of the server that the browser tests start. */
export const STAFF = { username: 'awa', password: 'teranga-teranga' }
