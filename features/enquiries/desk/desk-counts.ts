/** GET /api/admin/desk/counts: what calls for somebody, in the numbers that board, overview, badges and letters all show. */
export interface DeskCounts {
  /** Leads that wait for a word from us. */
  waiting: number
  /** New contacts, open enquiries, hires and stays and viewings that nobody has decided on, tasks of one's own that are overdue. */
  byTab: Record<'leads' | 'tasks' | 'viewings' | 'contacts' | 'inquiries' | 'bookings' | 'stays', number>
}
