import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddressParams, without } from '#ui/destination.ts'

interface DialogAddress {
  open: 'add' | number | null
  add(): void
  edit(id: number): void
  close(): void
}

/** Rides along with an address that a press here led to: there is a list to go back to. */
const OPENED_HERE = { isOpenedHere: true }

/**
 * Which dialog is open stands in the address: Back closes it, a reload and a link open it. What an address says of something new
 * (`news`, by name) goes with its dialog.
 */
export function useDialogAddress(news: readonly string[] = []): DialogAddress {
  const [params, changeAddress] = useAddressParams()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const edited = Number(params.get('edit'))
  const open = params.has('add') ? 'add' : Number.isInteger(edited) && edited > 0 ? edited : null

  // The second tap of two comes before the address has changed: it must not leave a second step to go back.
  const wish = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish came true, or was dropped
  useEffect(() => {
    wish.current = ''
  }, [open])

  function change(name: string | null, value = '') {
    const wished = `${name ?? ''}=${value}`
    if (name && wish.current === wished) return
    wish.current = wished
    changeAddress(
      { add: null, edit: null, ...without(news), ...(name && { [name]: value }) },
      { replace: name === null || open !== null, state: name ? OPENED_HERE : null },
    )
  }

  return {
    open,
    add: () => change('add'),
    edit: (id) => change('edit', String(id)),
    close() {
      const isOpenedHere = typeof state === 'object' && state !== null && 'isOpenedHere' in state
      if (isOpenedHere) void navigate(-1)
      else change(null)
    },
  }
}
