import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { partsMessages } from './messages.ts'
import { Section, Specimen } from './specimen.tsx'

const WORK_MS = 2_000

function WorkingButton() {
  const { actions } = useMessages(partsMessages)
  const [isBusy, setBusy] = useState(false)
  const [presses, setPresses] = useState(0)
  function work() {
    setBusy(true)
    setPresses((count) => count + 1)
    setTimeout(() => setBusy(false), WORK_MS)
  }
  return (
    <p className="parts__row">
      <Button isBusy={isBusy} busyLabel={actions.sending} onClick={work}>
        {actions.send}
      </Button>
      <output>{presses}</output>
    </p>
  )
}

function Tooltips() {
  const { actions } = useMessages(partsMessages)
  return (
    <p className="parts__row">
      <button type="button" className="btn btn--line btn--tight" data-tip={actions.tipText}>
        {actions.tip}
      </button>
      <button type="button" className="btn btn--line btn--tight" data-tip={actions.otherTipText}>
        {actions.otherTip}
      </button>
    </p>
  )
}

export function ActionsSection() {
  const { actions, states } = useMessages(partsMessages)
  return (
    <Section name="actions">
      <Specimen name={states.rest}>
        <button type="button" className="btn">
          {actions.book}
        </button>
      </Specimen>
      <Specimen name={states.line}>
        <button type="button" className="btn btn--line">
          {actions.start}
        </button>
      </Specimen>
      <Specimen name={states.rest}>
        <a className="text-link" href="#cards">
          {actions.all} <Icon name="arrow" />
        </a>
      </Specimen>
      <Specimen name={states.tight}>
        <button type="button" className="btn btn--tight">
          {actions.newLead}
        </button>
      </Specimen>
      <Specimen name={states.danger}>
        <button type="button" className="btn btn--danger">
          {actions.remove}
        </button>
      </Specimen>
      <Specimen name={states.disabled}>
        <p className="parts__row">
          <button type="button" className="btn" disabled>
            {actions.book}
          </button>
          <button type="button" className="btn btn--line" disabled>
            {actions.start}
          </button>
        </p>
      </Specimen>
      <Specimen name={states.busy}>
        <Button isBusy busyLabel={actions.sending}>
          {actions.send}
        </Button>
      </Specimen>
      <Specimen name={states.press}>
        <WorkingButton />
      </Specimen>
      <Specimen name={states.long}>
        <button type="button" className="btn">
          {actions.long}
        </button>
      </Specimen>
      <Specimen name={states.onDeep}>
        <p className="parts__deep parts__row">
          <button type="button" className="btn btn--ondeep">
            {actions.book}
          </button>
          <a className="text-link" href="#cards">
            {actions.all}
          </a>
        </p>
      </Specimen>
      <Specimen name={actions.tipNote} isWide>
        <Tooltips />
      </Specimen>
    </Section>
  )
}
