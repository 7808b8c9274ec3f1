import { useEffect, useMemo, useState } from 'react'
import type { Picture } from '#ui/picture-address.ts'

const NAMED = /\/pictures\/[0-9a-f]{32}\.webp/g

/** Looked at once, whichever text names it: null for one that is not there. */
const looked = new Map<string, Promise<Picture | null>>()

function look(path: string): Promise<Picture | null> {
  const known = looked.get(path)
  if (known) return known
  const found = new Promise<Picture | null>((resolve) => {
    const image = document.createElement('img')
    image.onload = () =>
      resolve({
        path,
        width: image.naturalWidth,
        height: image.naturalHeight,
        placeholder: path,
        alt: null,
        altFr: null,
        focusX: 50,
        focusY: 50,
        widths: [],
      })
    image.onerror = () => {
      // It may have been the line: the next look asks again.
      looked.delete(path)
      resolve(null)
    }
    image.src = path
  })
  looked.set(path, found)
  return found
}

/** The pictures that a text shows, measured in the browser: one uploaded a moment ago is in no answer of the server yet. */
export function useTextPictures(text: string): ReadonlyMap<string, Picture> {
  const named = useMemo(() => [...new Set(text.match(NAMED))].sort().join(' '), [text])
  const [pictures, setPictures] = useState<ReadonlyMap<string, Picture>>(new Map())
  useEffect(() => {
    let isGone = false
    void Promise.all(named.split(' ').filter(Boolean).map(look)).then((found) => {
      if (!isGone) setPictures(new Map(found.flatMap((picture) => (picture ? [[picture.path, picture] as const] : []))))
    })
    return () => {
      isGone = true
    }
  }, [named])
  return pictures
}
