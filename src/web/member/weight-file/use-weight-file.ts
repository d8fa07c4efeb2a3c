import { useEffect, useRef, useState } from 'react'
import type { FileAnswers, FileQuestion, FileReading } from '#domain/weight-file/reading.ts'
import type { FileReply, ToldPerson } from './reading/file-messages.ts'
import { openWeightFileReader, type WeightFileReader } from './weight-file-reader.ts'
import { failureText, leftOutText, unreadableText } from './weight-file-text.ts'

export type ReadFile = Extract<FileReading, { kind: 'read' }>

export type FileStage =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'question'; readonly question: FileQuestion; readonly answers: FileAnswers }
  | { readonly kind: 'preview'; readonly reading: ReadFile }
  | { readonly kind: 'refused'; readonly say: string; readonly details: readonly string[] }

function stageAfter(reply: FileReply, answers: FileAnswers): FileStage {
  if (reply.kind === 'failed') return { kind: 'refused', say: failureText(reply.why), details: [] }
  const { reading } = reply
  if (reading.kind === 'read') return { kind: 'preview', reading }
  if (reading.kind === 'question') return { kind: 'question', question: reading.question, answers }
  return { kind: 'refused', say: unreadableText(reading.why), details: reading.leftOut.map(leftOutText) }
}

/** One file at a time: read in a worker, asked about, shown before anything is stored. */
export function useWeightFile(person: ToldPerson) {
  const [stage, setStage] = useState<FileStage>({ kind: 'none' })
  const reader = useRef<WeightFileReader | null>(null)
  useEffect(
    () => () => {
      reader.current?.close()
    },
    [],
  )
  /** Shows what comes of a request, unless another file was chosen meanwhile. */
  const follow = async (from: WeightFileReader, asked: Promise<FileReply>, answers: FileAnswers) => {
    const reply = await asked
    if (reader.current === from) setStage(stageAfter(reply, answers))
  }
  const leave = () => {
    reader.current?.close()
    reader.current = null
    setStage({ kind: 'none' })
  }
  return {
    stage,
    leave,
    open: (file: Blob) => {
      reader.current?.close()
      const opened = openWeightFileReader()
      reader.current = opened
      setStage({ kind: 'reading' })
      void follow(opened, opened.open(file, person), {})
    },
    answer: (given: FileAnswers) => {
      if (stage.kind !== 'question' || reader.current === null) return
      const answers = { ...stage.answers, ...given }
      setStage({ kind: 'reading' })
      void follow(reader.current, reader.current.answer(answers), answers)
    },
  }
}
