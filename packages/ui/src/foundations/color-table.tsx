import { parse, wcagContrast } from 'culori'
import { useEffect, useRef, useState } from 'react'

interface ColorTableProps {
  theme: 'light' | 'dark'
  /** Pairs of a role and its background. */
  pairs: readonly (readonly [role: string, background: string])[]
}

/** Shows roles on their backgrounds with the contrast measured in the browser. */
export function ColorTable({ theme, pairs }: ColorTableProps) {
  return (
    <div data-theme={theme} className="rounded-lg border border-line bg-surface p-2 text-text md:p-4">
      <table className="w-full text-sm">
        <thead className="text-subtle">
          <tr>
            <th className="p-1 text-start font-medium md:p-2">Role</th>
            <th className="p-1 text-start font-medium md:p-2">Shown</th>
            <th className="p-1 text-end font-medium md:p-2">Contrast</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(([role, background]) => (
            <Pair key={`${role} ${background}`} role={role} background={background} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Pair({ role, background }: { role: string; background: string }) {
  const sample = useRef<HTMLSpanElement>(null)
  const [contrast, setContrast] = useState<number>()
  useEffect(() => {
    if (!sample.current) return
    const { color, backgroundColor } = getComputedStyle(sample.current)
    const [front, back] = [parse(color), parse(backgroundColor)]
    if (front && back) setContrast(wcagContrast(front, back))
  }, [])
  return (
    <tr className="border-t border-line">
      <td className="p-1 font-mono text-xs md:p-2">
        {role}
        <span className="block text-subtle">on {background}</span>
      </td>
      <td className="p-1 md:p-2">
        <span
          ref={sample}
          className="inline-block rounded-sm px-2 py-1 font-medium"
          style={{ color: `var(--malote-${role})`, backgroundColor: `var(--malote-${background})` }}
        >
          Aguardando coleta
        </span>
      </td>
      <td className="p-1 text-end figures md:p-2">{contrast?.toFixed(2)}</td>
    </tr>
  )
}
