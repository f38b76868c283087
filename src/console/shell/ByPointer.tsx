/** Words for those who have a mouse or a pen, and others for those who have a finger alone: nobody is told what cannot be done here. */
export function ByPointer({ fine, finger }: { fine: string; finger?: string }) {
  return (
    <>
      <span className="if-fine">{fine}</span>
      {finger && <span className="if-finger">{finger}</span>}
    </>
  );
}
