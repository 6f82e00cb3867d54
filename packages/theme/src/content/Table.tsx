import type { ComponentProps } from 'react'

/** A wide table scrolls by itself, by touch and by keyboard. */
export function Table(props: ComponentProps<'table'>) {
  return (
    <div className="gw-table" tabIndex={0}>
      <table {...props} />
    </div>
  )
}
