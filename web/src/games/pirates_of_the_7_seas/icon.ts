export default 'die-5';
