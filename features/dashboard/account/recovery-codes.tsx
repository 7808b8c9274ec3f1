import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useMessages } from '#ui/page/site.ts'
import { CopyButton } from './account-part.tsx'
import { accountMessages } from './messages.ts'

interface Props {
  codes: readonly string[]
  username: string
  onDone: () => void
}

function saveAsFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, username, onDone }: Props) {
  const { recovery: words } = useMessages(accountMessages)
  const { rest: heading } = useKeptFocus({ isArrival: true })
  const text = `${words.fileHead(username)}\n\n${codes.join('\n')}\n`
  return (
    <div className="codes">
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{words.text}</p>
      <ol className="codes__list" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="account-acts">
        <CopyButton text={text} label={words.copy} />
        <button type="button" className="btn btn--line btn--tight" onClick={() => saveAsFile(words.fileName, text)}>
          {words.download}
        </button>
        <button type="button" className="text-link" onClick={onDone}>
          {words.done}
        </button>
      </div>
    </div>
  )
}
