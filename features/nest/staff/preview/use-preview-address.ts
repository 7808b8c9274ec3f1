import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddressParams } from '#ui/destination.ts'

const PREVIEW = 'preview'
/** Rides along with an address that a press here led to: there is a page to go back to. */
const OPENED_HERE = { isPreviewOpenedHere: true }

/** That the preview is open, and of what, stands in the address: Back closes it and leaves the page under it alone. */
export function usePreviewAddress() {
  const [params, changeAddress] = useAddressParams()
  const navigate = useNavigate()
  const { key, state } = useLocation() as { key: string; state: unknown }
  // Going back takes a moment, and a second Escape in it would leave the page as well.
  const leaving = useRef<string | null>(null)

  function change(value: string | null) {
    changeAddress({ [PREVIEW]: value }, { replace: value === null || params.has(PREVIEW), state: value && OPENED_HERE })
  }

  return {
    /** The id of what is shown; null while nothing is. */
    previewed: params.get(PREVIEW),
    show: (id: number | 'new') => change(String(id)),
    close() {
      if (leaving.current === key) return
      leaving.current = key
      if (typeof state === 'object' && state !== null && 'isPreviewOpenedHere' in state) void navigate(-1)
      else change(null)
    },
  }
}
