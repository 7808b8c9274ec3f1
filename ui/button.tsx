import type { ComponentProps, MouseEvent } from 'react'

interface Props extends ComponentProps<'button'> {
  isBusy?: boolean
  /** Stands in for the label meanwhile: 'Sending…'. */
  busyLabel?: string
}

/**
 * A button whose press takes a while. Busy, it keeps its focus (which `disabled` would take away), says so, and lets no
 * second press through. A press that takes no time is a plain <button className="btn">, and a link is <a className="btn">.
 */
export function Button({ isBusy = false, busyLabel, type = 'button', className = 'btn', onClick, ...button }: Props) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // A form would send itself again by Enter as well: the press of its button is what both come down to.
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...button}
      type={type}
      className={className}
      aria-disabled={isBusy || button['aria-disabled']}
      aria-busy={isBusy}
      onClick={press}
    >
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {(isBusy && busyLabel) || button.children}
    </button>
  )
}
