export const DUPLICATES_URL = '/api/admin/lead-duplicates'
