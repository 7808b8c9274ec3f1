import { Fragment } from 'react'
import { Dialog } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { dashboardPaletteMessages } from './messages.ts'
import { useSingleKeys } from './single-keys.ts'
import '#ui/styles/staff-palette.css'

/** What the keys do, on one page, and the switch for those that act alone. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(dashboardPaletteMessages)
  const { keys, ctrl, enter, leave, or } = words
  const [areOn, setOn] = useSingleKeys()
  const lines: [readonly (readonly string[])[], string][] = [
    [
      [
        [ctrl, 'K'],
        ['⌘', 'K'],
      ],
      keys.find,
    ],
    [[['/']], keys.search],
    [[['?']], keys.help],
    [[[ctrl, enter]], keys.send],
    [[[ctrl, '/']], keys.template],
    [[[ctrl, enter]], keys.beside],
    [[[leave]], keys.leave],
  ]
  return (
    <Dialog title={words.shortcuts} closeLabel={words.close} onClose={onClose}>
      <dl className="shortcuts">
        {lines.map(([ways, what]) => (
          <Fragment key={what}>
            <dt>
              {ways.map((way, at) => (
                <Fragment key={way.join()}>
                  {at > 0 && ` ${or} `}
                  {way.map((key, place) => (
                    <Fragment key={key}>
                      {place > 0 && ' + '}
                      <kbd>{key}</kbd>
                    </Fragment>
                  ))}
                </Fragment>
              ))}
            </dt>
            <dd>{what}</dd>
          </Fragment>
        ))}
      </dl>
      <label className="tick">
        <input type="checkbox" checked={areOn} onChange={({ target }) => setOn(target.checked)} />
        {words.singleKeys}
      </label>
      <p className="soft">{words.singleKeysHint}</p>
    </Dialog>
  )
}
