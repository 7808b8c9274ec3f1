import { useSearchParams } from 'react-router'

interface DialogAddress {
  open: 'add' | number | null
  add(): void
  edit(id: number): void
  close(): void
}

/** Which dialog is open stands in the address: Back closes it, a reload and a link open it. */
export function useDialogAddress(): DialogAddress {
  const [params, setParams] = useSearchParams()
  const edited = Number(params.get('edit'))
  const change = (name: string | null, value = '') =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        next.delete('add')
        next.delete('edit')
        if (name) next.set(name, value)
        return next
      },
      { preventScrollReset: true, replace: name === null },
    )
  return {
    open: params.has('add') ? 'add' : Number.isInteger(edited) && edited > 0 ? edited : null,
    add: () => change('add'),
    edit: (id) => change('edit', String(id)),
    close: () => change(null),
  }
}
