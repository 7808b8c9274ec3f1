/** What a page says of an uploaded document or recording. */
export interface StoredFile {
  path: string
  name: string
  contentType: string
  bytes: number
}
