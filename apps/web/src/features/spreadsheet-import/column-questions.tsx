import type { Import } from '@malote/api-client'
import { RadioGroup } from '@malote/ui'
import { useState } from 'react'
import { DecisionCard } from './decision-card.tsx'
import { useMapColumns } from './import.queries.ts'

/** Lets the user choose how to read the columns whose cells have two readings, with the result of each reading. */
export function ColumnQuestions({ current }: { current: Import }) {
  const [readings, setReadings] = useState(() => current.columns.map(({ reading }) => reading))
  const [tried, setTried] = useState(false)
  const map = useMapColumns(current.id)
  const questions = current.columns.flatMap(({ title, question }, index) =>
    question ? { title, question, index } : [],
  )
  if (questions.length === 0) return null

  const submit = () => {
    setTried(true)
    if (questions.some(({ index }) => !readings[index])) return
    map.mutate({ columns: current.columns.map(({ field }) => field), readings, constants: current.constants })
  }
  return (
    <DecisionCard
      title="Como ler estas colunas?"
      description="O arquivo não diz qual das duas leituras é a certa. As linhas destes valores só entram depois da sua resposta."
      label="Leitura das colunas"
      submitLabel="Conferir de novo"
      pending={map.isPending}
      error={map.error}
      onSubmit={submit}
    >
      {questions.map(({ title, question: { sample, options }, index }) => (
        <RadioGroup
          key={`${index} ${title}`}
          label={`${title}: o que é ${sample}?`}
          options={options.map(({ reading, value }) => ({ value: reading, label: value }))}
          value={readings[index]}
          onValueChange={(value) => setReadings(readings.with(index, value))}
          error={tried && !readings[index] ? 'Escolha uma das leituras.' : undefined}
        />
      ))}
    </DecisionCard>
  )
}
