import { useSearchParams } from 'react-router'

const NAME = 'template'

/** Which template is open stands in the address, under a name of its own: other parts of the tab have dialogs too. */
export function useTemplateAddress(): { open: 'new' | number | null; go: (to: 'new' | number | null) => void } {
  const [params, setParams] = useSearchParams()
  const asked = params.get(NAME)
  const id = Number(asked)
  return {
    open: asked === 'new' ? 'new' : Number.isInteger(id) && id > 0 ? id : null,
    go: (to) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old)
          if (to === null) next.delete(NAME)
          else next.set(NAME, String(to))
          return next
        },
        // Back closes what a press opened; closing leaves no second step.
        { preventScrollReset: true, replace: to === null },
      ),
  }
}
