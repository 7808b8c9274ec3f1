/** The layout that everything under /admin lies in. */
const STAFF_FRAME = 'staff.frame'

/** Beside the build's own list of routes lies a second one, made by tools/public-manifest.ts. */
export function publicManifestUrl(url: string): string {
  return url.replace(/\.js$/, '-public.js')
}

/**
 * A browser is told of all routes at once, so that no press waits to learn of one. Visitors never go to the staff area
 * by a link of ours: they are spared its half of the list.
 */
export function withoutStaffRoutes<Routes extends Record<string, { parentId?: string } | undefined>>(
  routes: Routes,
): Routes {
  const isStaff = (id: string | undefined): boolean =>
    id !== undefined && (id.endsWith(STAFF_FRAME) || isStaff(routes[id]?.parentId))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isStaff(id))) as Routes
}

const STAFF_AREA = /^\/admin(\/|\.data$|$)/i

/** Whether the router will find a page of the staff area there: it reads '/%61dmin' as '/admin', and so do we. */
export function isStaffArea(pathname: string): boolean {
  try {
    return STAFF_AREA.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
