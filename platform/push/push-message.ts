/** What a push carries, sealed for one browser: the worker of the staff area shows it as it is. */
export interface PushMessage {
  title: string
  body: string
  /** Another notice with the same tag takes its place. */
  tag: string
  /** Where a press leads, in the staff area. */
  path: string
}
