import type { Ref } from 'react'

interface Props {
  label: string
  accept: string
  isMultiple?: boolean
  describedBy?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  onFiles: (files: File[]) => void
}

/** The system's own file chooser behind a button of the house. */
export function ChooseFiles({ label, accept, isMultiple = false, describedBy, inputRef, onFiles }: Props) {
  return (
    <label className="btn btn--line btn--tight choose">
      {label}
      <input
        ref={inputRef}
        type="file"
        data-act="choose"
        accept={accept}
        multiple={isMultiple}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Emptied, so that choosing the same file again is a choice again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
