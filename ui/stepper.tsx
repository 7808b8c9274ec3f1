interface Step {
  key: string
  label: string
}

interface Props {
  /** Names the row: 'Steps of the form'. */
  label: string
  steps: readonly Step[]
  current: string
  /** Steps left behind lead back; those ahead are only named. */
  onGo: (key: string) => void
  words: {
    /** Said after the name of a finished step. */
    done: string
    /** '2 of 6', beside the name of the current step where names of the others have no room. */
    position: (step: number, of: number) => string
  }
  /** Beside a long form it runs down from 62 rem; above a wizard it runs across. */
  direction?: 'across' | 'down'
}

/** Where one is in a form of several steps. */
export function Stepper({ label, steps, current, onGo, words, direction = 'across' }: Props) {
  const at = steps.findIndex(({ key }) => key === current)
  return (
    <nav className={direction === 'down' ? 'stepper stepper--down' : 'stepper'} aria-label={label}>
      <ol>
        {steps.map(({ key, label: name }, position) => (
          <li key={key} aria-current={position === at ? 'step' : undefined} data-done={position < at || undefined}>
            {position < at ? (
              <button type="button" onClick={() => onGo(key)}>
                <i aria-hidden="true" />
                <span>
                  {name}
                  <span className="sr">{` (${words.done})`}</span>
                </span>
              </button>
            ) : (
              <p>
                <i aria-hidden="true" />
                <span>{name}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="stepper__now" aria-hidden="true">
        <b>{steps[at]?.label}</b> {words.position(at + 1, steps.length)}
      </p>
    </nav>
  )
}
