import { Link, type LinkProps } from 'react-router'

/** A link inside the staff area. Its pages load their data in the browser, so moving about asks the server for nothing. */
export function StaffLink(props: LinkProps) {
  return <Link defaultShouldRevalidate={false} {...props} />
}
