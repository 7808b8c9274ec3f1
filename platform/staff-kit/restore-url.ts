/** Where a deletion is taken back. */
export function restoreUrl(entity: string, id: number): string {
  return `/api/admin/deleted/${entity}/${id}/restore`
}
