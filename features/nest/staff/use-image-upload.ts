import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#app/site.ts'
import { useToast } from '#app/ui/toast.tsx'
import { MAX_UPLOAD_BYTES } from '#features/pictures/picture-address.ts'
import { ApiError, callApi } from '#features/staff/ui/api.ts'
import { MAX_IMAGES } from '../property.schema.ts'
import type { NestStaffMessages } from './messages.en.ts'
import { nestStaffMessages } from './messages.ts'

type Words = NestStaffMessages['images']

interface Refusal {
  title: string
  description: string
}

/** Checked here first, so that nobody waits for an upload that must be refused. */
function refusalBefore(files: readonly File[], alreadyThere: number, words: Words): Refusal | null {
  if (alreadyThere + files.length > MAX_IMAGES)
    return { title: words.tooMany, description: words.tooManyText(MAX_IMAGES) }
  if (files.some((file) => !file.type.startsWith('image/')))
    return { title: words.notAnImage, description: words.notAnImageText }
  if (files.some((file) => file.size >= MAX_UPLOAD_BYTES))
    return { title: words.tooLarge, description: words.tooLargeText }
  return null
}

/** A file may claim to be a picture; the server looks inside and may say the same three things. */
function refusalAfter(error: unknown, words: Words): Refusal {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'not_an_image') return { title: words.notAnImage, description: words.notAnImageText }
  if (code === 'image_too_large') return { title: words.tooLarge, description: words.tooLargeText }
  return { title: words.failed, description: words.failedText }
}

interface Options {
  /** The pictures there are at this moment. */
  current: () => readonly string[]
  onAdd: (path: string) => void
}

/** Uploads one picture after the other: on a thin line, the first ones are safe before the last one fails. */
export function useImageUpload({ current, onAdd }: Options) {
  const { images: words } = useMessages(nestStaffMessages)
  const toast = useToast()
  const [progress, setProgress] = useState<{ n: number; of: number } | null>(null)
  const upload = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData()
      body.append('file', file)
      return callApi<{ path: string }>('/api/upload', { method: 'POST', body })
    },
  })

  async function addFiles(files: readonly File[]) {
    const refusal = refusalBefore(files, current().length, words)
    if (refusal) return toast({ ...refusal, variant: 'destructive' })
    try {
      for (const [index, file] of files.entries()) {
        setProgress({ n: index + 1, of: files.length })
        const { path } = await upload.mutateAsync(file)
        // The same picture twice has the same address; once is enough.
        if (!current().includes(path)) onAdd(path)
      }
      toast({ title: words.uploaded, description: words.uploadedText(files.length) })
    } catch (error) {
      toast({ ...refusalAfter(error, words), variant: 'destructive' })
    } finally {
      setProgress(null)
    }
  }

  return { addFiles, progress }
}
