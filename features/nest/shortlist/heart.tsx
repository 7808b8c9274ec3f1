/** A heart cut from straight lines, as a weaver would. */
export function Heart() {
  return (
    <svg className="ico heart" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 20.5 2.75 11.25V7.5L6.5 3.75h2L12 7.25l3.5-3.5h2l3.75 3.75v3.75z" />
    </svg>
  )
}
