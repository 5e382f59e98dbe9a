export default 'planet';
