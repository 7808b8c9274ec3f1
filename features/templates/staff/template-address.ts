import { useAddressParams } from '#ui/destination.ts'

const NAME = 'template'

/** Which template is open stands in the address, under a name of its own: other parts of the tab have dialogs too. */
export function useTemplateAddress(): { open: 'new' | number | null; go: (to: 'new' | number | null) => void } {
  const [params, change] = useAddressParams()
  const asked = params.get(NAME)
  const id = Number(asked)
  return {
    open: asked === 'new' ? 'new' : Number.isInteger(id) && id > 0 ? id : null,
    // Back closes what a press opened; closing leaves no second step.
    go: (to) => change({ [NAME]: to }, { replace: to === null }),
  }
}
