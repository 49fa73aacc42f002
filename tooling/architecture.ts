/** What docs/architecture.md draws, and the same read from the imports, so that one can be held against the other. */

export interface Import {
  from: string
  to: string
}

/** A picture of rooms: each node is a folder or a file of the repository. */
interface Picture {
  /** The heading that it stands under. */
  title: string
  nodes: readonly string[]
  /** `apps/web/src/routes → apps/web/src/app`, in order. */
  arrows: readonly string[]
}

interface Drawing {
  pictures: Picture[]
  folders: string[]
  /** Each module of the API with those it knows. */
  modules: Record<string, string[]>
  tables: string[]
}

const isPath = (label: string) => /^(?:apps|packages)\//.test(label)

function pictureIn(title: string, mermaid: string): Picture {
  const labels = new Map([...mermaid.matchAll(/(\w+)\["([^"]+)"\]/g)].map(([, id = '', label = '']) => [id, label]))
  const arrow = /(\w+)(?:\["[^"]+"\])? --> (\w+)/g
  const arrows = [...mermaid.matchAll(arrow)].map(([, from = '', to = '']) => `${labels.get(from)} → ${labels.get(to)}`)
  return { title, nodes: [...labels.values()], arrows: arrows.sort() }
}

/** The names in code of a table's cell. */
const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** The rows of the table under these heads. */
function rowsUnder(text: string, heads: string): [string, string][] {
  const table = text.split(`| ${heads} |\n`)[1]?.split('\n\n')[0] ?? ''
  return [...table.matchAll(/^\| (.+?) \| (.+?) \|$/gm)].map(([, first = '', second = '']) => [first, second])
}

export function drawingIn(text: string): Drawing {
  const pictures = text.split('\n## ').flatMap((section) => {
    const mermaid = /```mermaid\n([\s\S]*?)```/.exec(section)?.[1]
    return mermaid ? [pictureIn(section.split('\n')[0] ?? '', mermaid)] : []
  })
  return {
    pictures: pictures.filter(({ nodes }) => nodes.every(isPath)),
    folders: rowsUnder(text, 'Folder | What may enter').flatMap(([folder]) => namesIn(folder)),
    modules: Object.fromEntries(
      rowsUnder(text, 'Module | knows').map(([module, known]) => [namesIn(module)[0], namesIn(known)]),
    ),
    tables: rowsUnder(text, 'What | Tables').flatMap(([, tables]) => namesIn(tables)),
  }
}

/** Code that runs in the product: no test, no story, nothing beside the sources. */
export const isShipped = (path: string) =>
  /^(?:apps|packages)\/[^/]+\/src\//.test(path) && !/\.(?:test|stories)\.tsx?$|\/src\/(?:stories|testing)\//.test(path)

/** Which of the rooms import which. A file belongs to the innermost of the rooms that holds it. */
export function arrowsBetween(rooms: readonly string[], imports: readonly Import[]): string[] {
  const inner = rooms.toSorted((one, other) => other.length - one.length)
  const roomOf = (path: string) => inner.find((room) => path === room || path.startsWith(`${room}/`))
  const arrows = imports.flatMap(({ from, to }) => {
    const [one, other] = [roomOf(from), roomOf(to)]
    return one && other && one !== other ? [`${one} → ${other}`] : []
  })
  return [...new Set(arrows)].sort()
}

const moduleOf = (path: string) => /^apps\/api\/src\/modules\/([^/]+)\//.exec(path)?.[1]

/** Each module of the API with the others that it imports. */
export function knownModules(imports: readonly Import[]): Record<string, string[]> {
  const known = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [one, other] = [moduleOf(from), moduleOf(to)]
    if (!one) continue
    const names = known.get(one) ?? new Set()
    known.set(one, names)
    if (other && other !== one) names.add(other)
  }
  return Object.fromEntries([...known].sort().map(([name, names]) => [name, [...names].sort()]))
}

/** @returns the rows of the table “Module | knows”, as they are written. */
export const moduleRows = (modules: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(modules).map(([name, known]) => {
    const names = known.map((other) => `\`${other}\``).join(' ')
    return `| \`${name}\` | ${names || 'none'} |`
  })

/** @returns what stands in a list and not in the other; twice in it, it is there once too often. */
export function beyond(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return list.filter((one) => {
    const place = left.indexOf(one)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}
