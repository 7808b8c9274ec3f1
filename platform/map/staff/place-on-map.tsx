import { type ChangeEvent, type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  useFormContext,
  useWatch,
} from 'react-hook-form'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { Position } from '../geometry.ts'
import { type Box, boxAround } from '../geometry.ts'
import { MapCanvas } from '../map-canvas.tsx'
import { locate, PLACE_COORDINATES } from '../place-coordinates.ts'
import { readInputs, readPair, writeDegrees } from './coordinates.ts'
import { mapStaffMessages } from './messages.ts'
import { PointOnMap } from './point-on-map.tsx'

interface Props<Values extends FieldValues> {
  /** Both hold text: what the two inputs hold. */
  latitude: Path<Values>
  longitude: Path<Values>
  /** A name as in PLACE_COORDINATES. */
  place?: string | undefined
}

/** How much of the surroundings the map opens with, in metres. */
const AROUND_POINT = 1_500
const AROUND_PLACE = 3_000
const DAKAR: Box = [-17.56, 14.63, -17.3, 14.81]

function firstView(point: Position | null, middle: Position | undefined): Box {
  if (point) return boxAround(point, AROUND_POINT)
  return middle ? boxAround(middle, AROUND_PLACE) : DAKAR
}

/** Where something lies: two coordinates, which may be typed, pasted as a pair, or set on a map that is opened for it. */
export function PlaceOnMap<Values extends FieldValues>({ latitude, longitude, place }: Props<Values>) {
  const words = useMessages(mapStaffMessages)
  const { control, setValue, formState } = useFormContext<Values>()
  const [north, east] = useWatch({ control, name: [latitude, longitude] }) as [string, string]
  const [isOpen, setOpen] = useState(false)
  const [isRemoved, setRemoved] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const point = readInputs(north, east)
  const middle = place !== undefined && Object.hasOwn(PLACE_COORDINATES, place) ? PLACE_COORDINATES[place] : undefined
  const isEmpty = north.trim() === '' && east.trim() === ''

  function write(north: string, east: string) {
    const how = { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted }
    setValue(latitude, north as PathValue<Values, Path<Values>>, how)
    setValue(longitude, east as PathValue<Values, Path<Values>>, how)
    setRemoved(north === '')
  }

  const setPoint = (at: Position) => write(writeDegrees(at.latitude), writeDegrees(at.longitude))

  function removePoint() {
    write('', '')
    // The button that was pressed goes away with the point.
    opener.current?.focus()
  }

  function onPaste(event: ClipboardEvent) {
    const pair = readPair(event.clipboardData.getData('text'))
    if (!pair) return
    event.preventDefault()
    setPoint(pair)
  }

  function take(text: string) {
    const pair = readPair(text)
    if (pair) setPoint(pair)
  }

  /** A pair comes by other ways than a paste too: dropped, from a keyboard's own clipboard, or typed to its end. */
  const takesPair = (field: UseFormRegisterReturn, held: string) => ({
    onPaste,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const { value } = event.target
      void field.onChange(event)
      // While it is typed, its first figures make a pair as well.
      if (value.length - held.length > 1) take(value)
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      void field.onBlur(event)
      take(event.target.value)
    },
    // Ctrl+Enter sends the form without leaving the field.
    onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
      if (key === 'Enter') take(currentTarget.value)
    },
  })

  const status = () => {
    if (!point) return isRemoved && isEmpty ? words.isRemoved : isEmpty ? words.isNone : ''
    const isAbroad = locate({ latitude: point.latitude, longitude: point.longitude }) === null
    const at = words.isAt(writeDegrees(point.latitude), writeDegrees(point.longitude))
    return isAbroad ? `${at} ${words.isAbroad}` : at
  }

  return (
    <div className="full pointfield">
      <div className="pointfield__inputs">
        <FormField<Values>
          name={latitude}
          label={words.latitude}
          hint={words.latitudeHint}
          isOptional={isEmpty || north.trim() !== ''}
        >
          {(field) => <input {...field} autoComplete="off" spellCheck={false} {...takesPair(field, north)} />}
        </FormField>
        <FormField<Values>
          name={longitude}
          label={words.longitude}
          hint={words.longitudeHint}
          isOptional={isEmpty || east.trim() !== ''}
        >
          {(field) => <input {...field} autoComplete="off" spellCheck={false} {...takesPair(field, east)} />}
        </FormField>
      </div>
      <div className="pointfield__acts">
        <button
          ref={opener}
          type="button"
          className="btn btn--line btn--tight"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.closeMap : words.openMap}
        </button>
        {middle && place && (
          <button type="button" className="text-link" onClick={() => setPoint(middle)}>
            {words.takeMiddle(place)}
          </button>
        )}
        {!isEmpty && (
          <button type="button" className="text-link" onClick={removePoint}>
            {words.remove}
          </button>
        )}
      </div>
      <p className="micro soft" role="status">
        {status()}
      </p>
      {isOpen && (
        <>
          <p className="small">{words.how}</p>
          <MapCanvas label={words.label} view={firstView(point, middle)} padding={0} insteadOfMap={words.insteadOfMap}>
            {(map) => <PointOnMap map={map} point={point} onPoint={setPoint} />}
          </MapCanvas>
        </>
      )}
    </div>
  )
}
