import { useEffect, useState } from 'react'

/** A value as it was when it last stayed the same for some milliseconds. */
export function useDelayed<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
