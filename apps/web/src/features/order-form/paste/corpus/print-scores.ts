import { parseSample } from './parse-sample.ts'
import { corpusParts, readCorpus } from './read-corpus.ts'
import { getPrecision, getRecall, scoreCorpus } from './score.ts'

const print = (...cells: readonly (string | number)[]) =>
  process.stdout.write(`${cells.map((cell) => String(cell).padEnd(15)).join('')}\n`)

/** Prints precision and recall by field: `pnpm bench paste`, with `-- --differences` also each difference. */
function printScores(): void {
  for (const part of corpusParts) {
    const messages = readCorpus(part)
    const { scores, total, differences } = scoreCorpus(messages, parseSample)
    print(`\n${part}, ${messages.length} messages`)
    print('field', 'precision', 'recall', 'expected', 'ticked', 'right', 'unticked')
    const rows = Object.entries(scores).sort(([one], [other]) => one.localeCompare(other))
    for (const [field, score] of [...rows, ['total', total] as const]) {
      const { expected, proposed, right, unticked } = score
      print(field, getPrecision(score).toFixed(3), getRecall(score).toFixed(3), expected, proposed, right, unticked)
    }
    // The differences of these parts stay unseen, so that the parser is not changed for them.
    if (part !== 'holdout' && part !== 'sealed' && process.argv.includes('--differences'))
      for (const { kind, title, text } of differences) print(`${kind} | ${title} | ${text}`)
  }
}

printScores()
