import { useNavigate } from '@tanstack/react-router'

/** @returns a function that changes search parameters of a list and goes to its first page. */
export function useChangeListSearch() {
  'use no memo'
  const navigate = useNavigate()
  return (part: Record<string, unknown>) =>
    void navigate({
      to: '.',
      search: (current) => ({ ...current, page: undefined, ...part }),
      replace: true,
      resetScroll: false,
    })
}
