export const INVESTMENTS_URL = '/api/investments'
